/** All screens as pictures, and the search that leads to the very part. It must not know how a picture is made. */
import { useId, useMemo, useState } from 'react';
import { Empty } from '../shell/Empty.tsx';
import { hashOf } from '../shell/place.ts';
import { mayDo, useStudio, useWork } from '../shell/studio.ts';
import { Picture } from '../pictures/Picture.tsx';
import { byText, Hits } from '../search/Hits.tsx';
import { groups, type ScreenName } from '../search/screens.ts';
import { useFound } from '../search/use-search.ts';
import { beginWords } from '../words/begin.ts';
import { screensWords } from '../words/screens.ts';

interface CardProps {
  readonly screen: ScreenName;
  readonly isTouched: boolean;
}

function Card({ screen, isTouched }: CardProps) {
  const { tongue } = useStudio();
  const words = screensWords[tongue];
  const name = screen.name[tongue];
  return (
    <li>
      <a
        className="st-screen"
        href={hashOf({ page: 'editor', screen: screen.id })}
        aria-label={words.edit(name)}
      >
        <Picture screen={screen.id} name={words.picture(name)} />
        <span className="st-screen-name">
          <span className="st-cut" title={name}>
            {name}
          </span>
          {isTouched && <span className="st-chip">{words.touched}</span>}
        </span>
      </a>
    </li>
  );
}

const useTouched = (): ReadonlySet<string> => {
  const { draft } = useWork();
  return useMemo(
    () => new Set([...draft.now.keys()].filter((file) => draft.now.get(file) !== draft.base.get(file))),
    [draft],
  );
};

export function ScreensPage({ onCampaign }: { readonly onCampaign: () => void }) {
  const { person, tongue } = useStudio();
  const words = screensWords[tongue];
  const [asked, setAsked] = useState('');
  const field = useId();
  const found = useFound(asked);
  const touched = useTouched();
  const isSearching = asked.trim() !== '';
  return (
    <div className="st-page">
      <div className="st-page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="st-muted">{words.lead}</p>
        </div>
        <div className="st-search" role="search">
          <label htmlFor={field} className="st-hidden">
            {words.search}
          </label>
          <input
            id={field}
            type="search"
            // The first thing that one does here is to search.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder={words.placeholder}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
        </div>
      </div>
      {isSearching && found.also.length > 0 && (
        <p className="st-muted" role="status">
          {words.alsoFound(found.also)}
        </p>
      )}
      {isSearching && found.words.length > 0 && (
        <section aria-labelledby={`${field}-hits`}>
          <h2 id={`${field}-hits`}>{words.hits(byText(found.words).length, found.words.length)}</h2>
          <Hits found={found.words} />
        </section>
      )}
      {isSearching && found.words.length === 0 && found.screens.length === 0 && (
        <Empty title={words.none} hint={words.noneHint} />
      )}
      {groups.map((group) => {
        const members = found.screens.filter((screen) => screen.group === group);
        return (
          members.length > 0 && (
            <section key={group} aria-labelledby={`${field}-${group}`}>
              <h2 id={`${field}-${group}`}>
                {words.groups[group]} <span className="st-muted">{words.count(members.length)}</span>
              </h2>
              {group === 'campaign' && mayDo(person, 'editor') && (
                <p className="st-begin">
                  <button type="button" className="st-button" onClick={onCampaign}>
                    + {beginWords[tongue].campaign}
                  </button>
                </p>
              )}
              <ul className="st-screens">
                {members.map((screen) => (
                  <Card key={screen.id} screen={screen} isTouched={touched.has(screen.file)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
