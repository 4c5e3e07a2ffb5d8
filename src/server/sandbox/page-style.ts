/** The style sheet of the sandbox's pages; a file of its own on the wire, as the content policy asks. */
export const pageStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #131c26; background: #f6f7f9 }
body { margin: 0 auto; max-width: 64rem; padding: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-block: 0 .5rem }
section { background: #fff; border: 1px solid #e4e8ed; border-radius: 16px; padding: 1rem; margin-block: 1rem; overflow-x: auto }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #e4e8ed; vertical-align: top }
code { overflow-wrap: anywhere; font-size: .875rem } a { color: #0e5c4e }
button { min-height: 44px; padding: 0 1rem; border: 1px solid #0e5c4e; border-radius: 12px; background: #0e5c4e; color: #fff; font: inherit; margin: .125rem }
td form { display: inline } td button { background: #fff; color: #0e5c4e } .fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); align-items: end; margin-block-start: 1rem }
td p { margin: 0 } td img { width: 64px; height: 64px; margin: .25rem .25rem 0 0; border: 1px solid #e4e8ed; border-radius: 8px; object-fit: cover }
label { display: grid; gap: .25rem; min-width: 0 } input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; border: 1px solid #7a8694; border-radius: 12px; font: inherit; background: #fff }
:focus-visible { outline: 3px solid #0e5c4e; outline-offset: 2px }
`;
