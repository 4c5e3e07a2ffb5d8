/**
 * What may stand at the caret: from the language's schema, with the names that the texts have now. It must not know how it is shown.
 */
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type JSONSchema,
  type LanguageService,
} from 'vscode-json-languageservice';
import names from '../../../schemas/names.schema.json';
import language from '../../../schemas/screen.schema.json';
import { enumeration, offeredNames, type Described } from '../../check/names/offered.ts';
import { isObject, nameFrom, own } from '../../check/document/document.ts';
import type { ProjectFile } from '../../check/document/document.ts';
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Texts } from '../core/draft.ts';
import { helpOf, type PartSchema } from '../core/part-schema.ts';
import { actionSchemas, widgetSchemas } from '../core/parts.ts';
import { nameOfAction, nameOfPart } from '../forms/parts.ts';

export interface Offer {
  /** What is seen, and searched in. */
  readonly label: string;
  /** What it is called by people. */
  readonly detail?: string;
  readonly info: string;
  /** What takes the place of what is written from `from` to `to`. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
}

const place = 'file:///screen.json';
const namesPlace = 'file:///names.schema.json';
const schemaPlace = 'file:///screen.schema.json';

const nameOfSchema = (path: string): string => (path === 'names.schema.json' ? namesPlace : schemaPlace);

/** The service writes into what it is given. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const told = (of: PartSchema, tongue: Tongue): string => helpOf(of)[tongues[tongue]];

/** The schema, saying of each part and of what it can say what the forms say in this language. */
function schemaIn(tongue: Tongue): JSONSchema {
  const schema = copied(language) as unknown as { $defs: Record<string, PartSchema> };
  const explain = (kind: string, parts: Readonly<Record<string, PartSchema>>): void => {
    for (const [name, part] of Object.entries(parts)) {
      const definition = own(schema.$defs, `${kind}-${name}`) as
        | { properties?: Record<string, PartSchema> }
        | undefined;
      for (const [prop, of] of Object.entries(part.properties ?? {})) {
        const shown = definition?.properties?.[prop];
        if (shown !== undefined) Object.assign(shown, { description: told(of, tongue) || shown.description });
      }
    }
  };
  explain('widget', widgetSchemas);
  explain('action', actionSchemas);
  return schema as unknown as JSONSchema;
}

const filesUnder = (texts: Texts, folder: RegExp): readonly ProjectFile[] =>
  [...texts].filter(([file]) => folder.test(file)).map(([file, text]) => ({ file, text }));

function namesNow(texts: Texts): JSONSchema {
  const found = offeredNames({
    locales: filesUnder(texts, /^locales\/[^/]+\.json$/),
    screens: filesUnder(texts, /^screens\/[^/]+\.json$/),
    fragments: filesUnder(texts, /^screens\/fragments\//),
    documents: filesUnder(texts, /^locales\/documents\/[^/]+\.[^/]+\.json$/),
  });
  const kinds = Object.entries<Described>({ ...found });
  const offered = Object.fromEntries(kinds.map(([kind, of]) => [kind, enumeration(of)]));
  return copied({ ...names, $defs: { ...names.$defs, ...offered } }) as JSONSchema;
}

const callOf = (label: string, tongue: Tongue): string =>
  own(widgetSchemas, label) === undefined
    ? own(actionSchemas, label) === undefined
      ? ''
      : nameOfAction(label, tongue)
    : nameOfPart(label, tongue);

function offerOf(item: CompletionItem, document: TextDocument, tongue: Tongue): Offer | undefined {
  const { textEdit, label, documentation } = item;
  if (textEdit === undefined || !('range' in textEdit)) return undefined;
  const plain = label.replace(/^"(.*)"$/, '$1');
  const name = callOf(plain, tongue);
  return {
    label: plain,
    ...(name === '' ? {} : { detail: name }),
    info: nameFrom(isObject(documentation) ? documentation['value'] : documentation),
    // The places where a snippet would stop are nothing here.
    insert: textEdit.newText
      .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
      .replaceAll(/\$\d+/g, '')
      .replaceAll('\\$', '$'),
    from: document.offsetAt(textEdit.range.start),
    to: document.offsetAt(textEdit.range.end),
  };
}

export interface Completer {
  offersAt(text: string, offset: number, texts: Texts): Promise<readonly Offer[]>;
}

export function createCompleter(tongue: Tongue): Completer {
  const schema = schemaIn(tongue);
  let known: { readonly texts: Texts; readonly service: LanguageService } | undefined;
  function serviceFor(texts: Texts): LanguageService {
    if (known?.texts === texts) return known.service;
    // A definition names its schema by a path of the repository; there is the one.
    const service = getLanguageService({ workspaceContext: { resolveRelativePath: nameOfSchema } });
    service.configure({
      validate: false,
      schemas: [
        { uri: schemaPlace, fileMatch: [place], schema: copied(schema) },
        { uri: namesPlace, schema: namesNow(texts) },
      ],
    });
    known = { texts, service };
    return service;
  }
  return {
    async offersAt(text, offset, texts) {
      const document = TextDocument.create(place, 'json', 1, text);
      const service = serviceFor(texts);
      const found = await service.doComplete(
        document,
        document.positionAt(offset),
        service.parseJSONDocument(document),
      );
      return (found?.items ?? []).flatMap((item) => offerOf(item, document, tongue) ?? []);
    },
  };
}
