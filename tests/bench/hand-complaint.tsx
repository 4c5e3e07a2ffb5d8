/** The complaint form as a senior would write it by hand: the same components, a draft that is kept as it is typed. */
import { memo, type ReactElement } from 'react';
import { Button } from '../../src/widgets/button/Button.tsx';
import { Card } from '../../src/widgets/card/Card.tsx';
import { Choice } from '../../src/widgets/choice/Choice.tsx';
import { ImageUpload } from '../../src/widgets/image-upload/ImageUpload.tsx';
import { TextArea } from '../../src/widgets/text-area/TextArea.tsx';
import { complaintTypes } from './complaint.ts';
import { createHandStore, useSelector, type HandStore } from './hand-store.ts';

interface Draft {
  readonly type: string;
  readonly sonType: string;
  readonly text: string;
  readonly images: unknown;
}

const standing = { busy: false, pending: false };
const kept = new Map<string, string>();

export function createDraft(): HandStore<Draft> {
  const images = { urls: '', sending: 0, failed: 0 };
  const store = createHandStore<Draft>({ type: '1', sonType: '11', text: '', images });
  store.subscribe(() => kept.set('text', JSON.stringify(store.get().text)));
  return store;
}

/** One member of the draft, as a field that a component is bound to. */
function useField(store: HandStore<Draft>, name: keyof Draft) {
  const value = useSelector(store, (draft) => draft[name]);
  return {
    name,
    value,
    set: (next: unknown): void => store.set({ ...store.get(), [name]: next }),
    error: undefined,
    required: false,
  };
}

interface Part {
  readonly store: HandStore<Draft>;
}

const Types = memo(function Types({ store }: Part) {
  const [type, sonType] = [useField(store, 'type'), useField(store, 'sonType')];
  return (
    <>
      <Choice
        {...standing}
        id="t"
        look="chosen"
        label="Tipo"
        options={complaintTypes.problemType}
        bind={type}
      />
      <Choice
        {...standing}
        id="s"
        look="chosen"
        label="Subtipo"
        options={complaintTypes.problemSonType}
        bind={sonType}
      />
    </>
  );
});

const Words = memo(function Words({ store }: Part) {
  const bind = useField(store, 'text');
  return <TextArea {...standing} id="d" label="Descripción" hint="Qué pasó" maxLength={200} bind={bind} />;
});

const Pictures = memo(function Pictures({ store }: Part) {
  const bind = useField(store, 'images');
  return (
    <ImageUpload
      {...standing}
      id="p"
      label="Imágenes"
      hint="Hasta nueve"
      picture="Imagen"
      tooMany="Son demasiadas"
      wrongKind="No es una imagen"
      max={9}
      bind={bind}
      upload={() => undefined}
    />
  );
});

export const HandComplaint = ({ store }: Part): ReactElement => (
  <>
    <Card {...standing} id="a" body={<Types store={store} />} />
    <Card
      {...standing}
      id="b"
      body={
        <>
          <Words store={store} />
          <Pictures store={store} />
        </>
      }
    />
  </>
);

export const HandSubmit = (): ReactElement => (
  <Button {...standing} id="x" text="Enviar" press={() => undefined} />
);
