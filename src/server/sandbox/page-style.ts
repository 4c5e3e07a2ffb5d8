/** The style sheet of the sandbox's pages; a file of its own on the wire, as the content policy asks. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #131c26; --page: #f6f7f9; --surface: #fff; --line: #e4e8ed; --control: #7a8694; --primary: #0e5c4e; --on-primary: #fff; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page) }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --page: #10161d; --surface: #19212a; --line: #2f3a46; --control: #7d8a98; --primary: #4fb8a3; --on-primary: #101820 } }
body { margin: 0 auto; max-width: 64rem; padding: 1rem }
nav { text-align: end } nav a { display: inline-flex; min-height: 44px; align-items: center }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-block: 0 .5rem }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 1rem; margin-block: 1rem; overflow-x: auto }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; min-width: 5.5rem; padding: .5rem; border-block-end: 1px solid var(--line); vertical-align: top }
code { overflow-wrap: anywhere; font-size: .875rem } a { color: var(--primary) }
button { min-height: 44px; padding: 0 1rem; border: 1px solid var(--primary); border-radius: 12px; background: var(--primary); color: var(--on-primary); font: inherit; margin: .125rem }
td form { display: inline } td button { background: var(--surface); color: var(--primary) } .fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); align-items: end; margin-block-start: 1rem }
td p { margin: 0 } td img { width: 64px; height: 64px; margin: .25rem .25rem 0 0; border: 1px solid var(--line); border-radius: 8px; object-fit: cover }
label { display: grid; gap: .25rem; min-width: 0 } input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; border: 1px solid var(--control); border-radius: 12px; font: inherit; color: inherit; background: var(--surface) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
`;
