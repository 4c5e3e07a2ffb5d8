/** What helps, behind a question mark on every page. It must not know what is opened. */
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { recipeWords } from '../words/recipes.ts';
import { shellWords } from '../words/shell.ts';
import { useStudio } from './studio.ts';

export interface HelpProps {
  readonly onShortcuts: () => void;
  readonly onChecker: () => void;
  readonly onRecipes: () => void;
  readonly onTour: () => void;
}

export function Help({ onShortcuts, onChecker, onRecipes, onTour }: HelpProps) {
  const { tongue } = useStudio();
  const words = shellWords[tongue];
  return (
    <MenuTrigger>
      <Button className="st-icon st-help" aria-label={words.help}>
        <span aria-hidden="true">?</span>
      </Button>
      <Popover className="st-popover" placement="bottom end">
        <Menu className="st-menu" aria-label={words.help}>
          <MenuItem onAction={onRecipes}>{recipeWords[tongue].title}</MenuItem>
          <MenuItem onAction={onTour}>{words.tour}</MenuItem>
          <MenuItem onAction={onChecker}>{words.checker}</MenuItem>
          <MenuItem onAction={onShortcuts}>{words.shortcuts} (?)</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
