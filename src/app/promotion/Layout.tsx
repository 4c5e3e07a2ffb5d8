/** One page of the promotion, drawn with the values of the campaign. It must not know which page it is. */
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { declaredQuery } from '../../engine/query.ts';
import { fillValues } from '../../engine/values.ts';
import type { Json } from '../../model/json.ts';
import { ScreenView, type ScreenViewProps } from '../../renderer/ScreenView.tsx';
import { useText } from '../../renderer/text.ts';
import { cx } from '../../ui/cx.ts';
import { shell } from '../chrome.tsx';
import { actionsOf } from '../load-plan.ts';
import { FullPage } from '../shell/states.tsx';
import type { Loaded, World } from '../world.ts';
import type { Place } from './places.ts';
import styles from './Layout.module.css';

export interface LayoutProps {
  readonly loaded: Loaded;
  /** As the server gave them. */
  readonly values: unknown;
  readonly place: Pick<Place, 'query' | 'route'>;
  readonly world: Pick<World, 'config' | 'owner' | 'ports'>;
  /** Its frame only: nobody knows yet what it will say, and nothing can be pressed. */
  readonly still?: boolean;
  /** It takes the place of its frame. */
  readonly shaped?: boolean;
  /** What was begun on it is over. */
  readonly onForget?: () => void;
  readonly open?: ScreenViewProps['open'];
}

export function Layout(props: LayoutProps) {
  const { loaded, values: given, place, world, still = false, shaped, onForget, open } = props;
  const text = useText();
  const { plan, module } = loaded;
  const values = useMemo(() => {
    if (plan === undefined) return {};
    const filled = fillValues({ plan, given, config: world.config });
    if (filled.wrong.length > 0) {
      const detail = filled.wrong.join('; ');
      world.ports.reporter.report({ code: 'values-refused', where: plan.id, detail });
    }
    return still ? withoutAmounts(plan.values, filled.values) : filled.values;
  }, [plan, given, world, still]);
  const actions = useMemo(() => actionsOf(module), [module]);
  const query = useMemo(() => (plan === undefined ? {} : declaredQuery(plan, place.query)), [plan, place]);
  if (plan === undefined)
    return <FullPage picture="cross" title={text('app.crash.title')} text={text('app.crash.text')} />;
  const view = (
    <ScreenView
      drawNow={flushSync}
      plan={plan}
      widgets={module.widgets}
      actions={actions}
      ports={world.ports}
      shell={shell}
      query={query}
      route={place.route}
      config={world.config}
      values={values}
      owner={world.owner}
      still={still}
      shaped={shaped}
      onForget={onForget}
      open={open}
    />
  );
  if (!still) return view;
  return (
    <fieldset className={cx(styles['still'], 'uncolored')} disabled aria-busy="true">
      {view}
    </fieldset>
  );
}

/** An amount that may not be the campaign's is no amount to show. */
const withoutAmounts = (
  declared: NonNullable<Loaded['plan']>['values'],
  values: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      declared[name]?.schema.format === 'minor' ? 0 : value,
    ]),
  );
