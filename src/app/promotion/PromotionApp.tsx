/** The pages of the promotion: the campaign's layout at its start, and what it leads to. It knows no layout by name. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { load, routes } from 'virtual:promotion';
import { NotAvailable } from '../NotAvailable.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { Page } from '../Page.tsx';
import { Closed } from '../releases/port.ts';
import { useLoaded } from '../use-loaded.ts';
import { WayContext } from '../way.ts';
import { canGoBack, screenAt, type Loaded, type World } from '../world.ts';
import { Layout } from './Layout.tsx';
import type { Place, Places } from './places.ts';
import { Start } from './Start.tsx';
import type { Campaign } from './template.ts';
import { useTheme } from './theme.ts';

export interface PromotionProps {
  readonly world: World;
  readonly places: Places;
  readonly campaign: Promise<Campaign>;
  /** What is drawn while nobody knows what the campaign shows. */
  readonly first: Loaded;
}

export function PromotionApp(props: PromotionProps) {
  return (
    <Page world={props.world}>
      <Connected {...props} />
    </Page>
  );
}

function Connected({ world, places, campaign, first }: PromotionProps) {
  const place = useSyncExternalStore(places.subscribe, places.current);
  const found = useSettled(campaign);
  useTheme(found, world);
  const way = useMemo(
    () => ({ canGoBack: canGoBack(), goBack: () => world.ports.router.back(), world }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whether one can go back changes with the place
    [world, place],
  );
  const id = screenAt({ ...world.releases.routes, ...routes }, place.route);
  return (
    <WayContext.Provider value={way}>
      {found !== undefined ? (
        <Start campaign={found} place={place} world={world} shown={id === undefined} />
      ) : id === undefined ? (
        <Layout loaded={first} values={undefined} place={place} world={world} still />
      ) : null}
      {id !== undefined ? (
        <Subpage key={place.visit} id={id} place={place} world={world} campaign={found} />
      ) : null}
    </WayContext.Provider>
  );
}

interface SubpageProps {
  readonly id: string;
  readonly place: Place;
  readonly world: World;
  readonly campaign: Campaign | undefined;
}

/** A page that the campaign leads to; it takes the campaign's values, too. */
function Subpage({ id, place, world, campaign }: SubpageProps) {
  const loaded = useLoaded(id, load, world);
  if (loaded === 'failed') return <NotLoaded world={world} />;
  if (loaded instanceof Closed) return <NotAvailable words={loaded.words} world={world} />;
  if (loaded === undefined || campaign === undefined)
    return (
      <main aria-busy="true">
        <div className="starting" aria-hidden="true" />
      </main>
    );
  return <Layout loaded={loaded} values={campaign.values} place={place} world={world} />;
}

function useSettled<T>(promise: Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let left = false;
    void promise.then((settled) => left || setValue(settled));
    return () => {
      left = true;
    };
  }, [promise]);
  return value;
}
