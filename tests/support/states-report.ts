/** The page that shows pictures of states with what axe found. It must not know how they were taken. */

export interface Shown {
  readonly screen: string;
  readonly language: string;
  readonly theme: string;
  readonly number: number;
  readonly name: string;
  readonly group: string;
  /** File beside the page. */
  readonly picture: string;
  readonly findings: readonly string[];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:1rem;color:#131c26}
ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.5rem;padding:0;list-style:none}
h4{font-size:1rem;overflow-wrap:anywhere}img{width:100%;border:1px solid #66717d;border-radius:.5rem}
.found{color:#bc2525;overflow-wrap:anywhere}`;

function item({ number, name, language, theme, picture, findings }: Shown): string {
  const found = findings.map((finding) => `<li>${escape(finding)}</li>`).join('');
  return `<li><h4>${number}. ${escape(name)} (${language}, ${theme})</h4>
<a href="${picture}"><img src="${picture}" alt="" loading="lazy" width="360" height="740"></a>
${found === '' ? '' : `<ul class="found">${found}</ul>`}</li>`;
}

export function reportPage(summary: string, shown: readonly Shown[]): string {
  const screens = [...new Set(shown.map(({ screen }) => screen))];
  const sections = screens.map((screen) => {
    const own = shown.filter((each) => each.screen === screen);
    const groups = [...new Set(own.map(({ group }) => group))].map((group) => {
      const members = own.filter((each) => each.group === group);
      return `<h3>${escape(group)}</h3><ol>${members.map(item).join('\n')}</ol>`;
    });
    return `<section><h2 id="${screen}">${screen}</h2>${groups.join('\n')}</section>`;
  });
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>States of the screens</title><style>${style}</style></head>
<body><main><h1>States of the screens</h1><p>${escape(summary)}.</p><p>${links}</p>
${sections.join('\n')}</main></body></html>
`;
}
