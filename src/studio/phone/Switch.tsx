/** One of a few, all of them in sight. It must not know what they are. */
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { look } from './look.ts';

export interface SwitchProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  readonly name: (option: T) => string;
}

export function Switch<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  name,
}: SwitchProps<T>) {
  return (
    <ToggleButtonGroup
      className={look('switch')}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const option = options.find((each) => keys.has(each));
        if (option !== undefined) onChoose(option);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option} id={option} className={look('option')}>
          {name(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
