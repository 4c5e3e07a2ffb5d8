/** The map of screens as a page: the picture, what was found, and the same in words. It must not know how it was made. */
import { anchorOf, type ScreenMap } from '../../check/map/graph.ts';
import { legendWords } from '../../check/map/legend.ts';
import { testRoute } from '../../lib/developer-pages.ts';
import style from './map.css?url';
import { MapList } from './MapList.tsx';
import { Picture, type Drawing } from './Picture.tsx';
import { pageWords } from './words.ts';

export interface Shown {
  readonly map: ScreenMap;
  /** Missing where none was drawn. */
  readonly picture: Drawing | undefined;
}

interface MapPageProps {
  readonly shown: Shown;
  /** The parameters of this page, for the way back. */
  readonly search: string;
}

export function MapPage({ shown: { map, picture }, search }: MapPageProps) {
  const words = pageWords[map.language];
  const legend = legendWords[map.language];
  const screens = map.places.filter(({ kind }) => kind === 'screen');
  return (
    <>
      <link rel="stylesheet" href={style} />
      <header>
        <a href={`${testRoute}${search}`}>← {words.back}</a>
        <h1>{legend.title}</h1>
        <p>{words.introduction(screens.length, map.arrows.length)}</p>
      </header>
      <main>
        {picture === undefined ? null : (
          <>
            <h2>{words.picture}</h2>
            <p>{words.pictureText}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with keys */}
            <div className="picture" role="region" aria-label={legend.title} tabIndex={0}>
              <Picture drawing={picture} label={legend.description} />
            </div>
          </>
        )}
        <h2>{words.findings}</h2>
        {map.findings.length === 0 ? <p>{words.noFindings}</p> : null}
        <ul>
          {map.findings.map(({ code, severity, places, message }) => (
            <li key={[code, ...places].join(' ')} className={severity}>
              <strong>{words.severity[severity]}:</strong> {message}
            </li>
          ))}
        </ul>
        <h2>{words.screens}</h2>
        <nav aria-label={words.screens}>
          {screens.map(({ id, name }) => (
            <a key={id} href={`#${anchorOf(id)}`}>
              {name}
            </a>
          ))}
        </nav>
        <MapList map={map} />
      </main>
    </>
  );
}
