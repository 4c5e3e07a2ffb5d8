/** The map in words: each screen, what it is, and every way out of it with its condition. */
import { anchorOf, type MapArrow, type MapPlace, type ScreenMap } from '../../check/map/graph.ts';
import { legendWords } from '../../check/map/legend.ts';
import { statesRoute } from '../../lib/developer-pages.ts';
import { pageWords } from './words.ts';

export function MapList({ map }: { readonly map: ScreenMap }) {
  const screens = map.places.filter(({ kind }) => kind === 'screen');
  return screens.map((screen) => <Screen key={screen.id} screen={screen} map={map} />);
}

const statesAddress = (screen: string, language: ScreenMap['language']): string =>
  `${statesRoute}?screen=${encodeURIComponent(screen)}&isNeedPop=${language === 'en' ? '1' : '2'}`;

function Screen({ screen, map }: { readonly screen: MapPlace; readonly map: ScreenMap }) {
  const words = pageWords[map.language];
  const legend = legendWords[map.language];
  const id = anchorOf(screen.id);
  const places = new Map(map.places.map((place) => [place.id, place]));
  const out = map.arrows.filter(({ from }) => from === screen.id);
  const before = map.places.filter(
    (place) =>
      place.id !== screen.id && map.arrows.some(({ from, to }) => from === place.id && to === screen.id),
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        {screen.title} <span className="name">{screen.name}</span>
      </h3>
      <p className="name">
        {[...screen.routes, ...(screen.entry === undefined ? [] : [legend.entries[screen.entry]])].join(
          ' · ',
        )}
      </p>
      {screen.routes.length === 0 ? null : (
        <p>
          <a href={statesAddress(screen.name, map.language)}>{words.states}</a>
        </p>
      )}
      {before.length === 0 ? null : (
        <p>
          {words.from}{' '}
          {before.map((place, index) => (
            <span key={place.id}>
              {index === 0 ? '' : ', '}
              <PlaceLink place={place} />
            </span>
          ))}
        </p>
      )}
      {out.length === 0 ? <p>{words.nowhere}</p> : null}
      <ul>
        {out.map((arrow) => (
          <Way
            key={[arrow.to, arrow.kind, arrow.label, ...arrow.conditions].join(' ')}
            arrow={arrow}
            place={places.get(arrow.to)}
            map={map}
          />
        ))}
      </ul>
    </section>
  );
}

interface WayProps {
  readonly arrow: MapArrow;
  readonly place: MapPlace | undefined;
  readonly map: ScreenMap;
}

function Way({ arrow, place, map: { language } }: WayProps) {
  const words = pageWords[language];
  const legend = legendWords[language];
  const what = place === undefined || place.kind === 'screen' ? '' : legend.places[place.kind];
  const when = arrow.conditions.map(
    (condition, index) => `${index === 0 ? legend.if : legend.and} ${condition}`,
  );
  return (
    <li>
      <strong>{arrow.label}</strong> → {what}{' '}
      {place === undefined || place.name === '' ? null : <PlaceLink place={place} />}
      <span className="when">
        {legend.arrows[arrow.kind]}
        {arrow.stays ? ` ${legend.stays}` : ''}: {when.length === 0 ? words.always : when.join(', ')}
      </span>
    </li>
  );
}

function PlaceLink({ place }: { readonly place: MapPlace }) {
  if (place.kind !== 'screen') return place.name;
  return <a href={`#${anchorOf(place.id)}`}>{place.name}</a>;
}
