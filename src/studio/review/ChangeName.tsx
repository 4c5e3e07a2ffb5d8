/** What a change is called, and another name for it. It must not know what it changes. */
import { useState, type FormEvent } from 'react';
import { useAsked } from '../api/use-asked.ts';
import { TextField } from '../shell/TextField.tsx';
import { useStudio } from '../shell/studio.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';

interface ChangeNameProps {
  readonly title: string;
  readonly mayRename: boolean;
  readonly onRenamed: () => void;
}

export function ChangeName({ title, mayRename, onRenamed }: ChangeNameProps) {
  const { tongue, workspace } = useStudio();
  const words = workWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [typed, setTyped] = useState<string>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const name = typed?.trim() ?? '';
    void asked.run(async () => {
      if (name !== '' && name !== title) await workspace.rename(name);
      setTyped(undefined);
      onRenamed();
    });
  };
  return (
    <div className="st-row">
      <h1>{title === '' ? words.title : title}</h1>
      {mayRename && typed === undefined && (
        <button type="button" className="st-link" onClick={() => setTyped(title)}>
          {words.rename}
        </button>
      )}
      {typed !== undefined && (
        <form className="st-row" onSubmit={save}>
          <TextField label={words.name} value={typed} maxLength={200} required onType={setTyped} />
          <button type="submit" className="st-button" disabled={asked.busy}>
            {words.keepName}
          </button>
        </form>
      )}
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
    </div>
  );
}
