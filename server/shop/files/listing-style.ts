/** Style of the folder pages, icons included, since the pages load nothing. */
export const listingStyle = `
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #26301f; --quiet: #566048; --line: #ddd6c4; --leaf: #2c6b3f; --hover: #f1ebdc; }
* { box-sizing: border-box; }
body { margin: 0; font: 0.9375rem/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
#wrapper { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem; }
#search { float: right; width: 12rem; max-width: 45%; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--quiet); border-radius: 0.5rem; }
h1 { margin: 0 0 1.5rem; min-height: 2.5rem; font-size: 1.3125rem; line-height: 2.5rem; overflow-wrap: anywhere; }
a { color: var(--leaf); text-decoration: none; }
h1 a:hover { text-decoration: underline; }
a:focus-visible, #search:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px; }
ul { clear: both; margin: 0; padding: 0; list-style: none; }
li[hidden] { display: none; }
.icon { display: block; padding: 0.625rem 0.75rem 0.625rem 2.75rem; border-radius: 0.5rem; background: no-repeat 0.75rem 0.6875rem / 1.25rem; overflow-wrap: anywhere; }
.icon:hover { background-color: var(--hover); }
.icon-directory { background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23e7b04a' stroke='%23805a10' stroke-width='1.5' stroke-linejoin='round'%3E%3Cpath d='M3 19V5h6l2 3h10v11z'/%3E%3C/svg%3E"); font-weight: 600; }
.icon-file { background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%23fff' stroke='%23566048' stroke-width='1.5' stroke-linejoin='round'%3E%3Cpath d='M6 2.5h8l4.5 4.5v14.5H6z'/%3E%3Cpath d='M14 2.5V7h4.5' fill='none'/%3E%3C/svg%3E"); }
.view-tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 0.25rem; }
.view-tiles .name { display: block; }
.view-tiles .size:empty { display: none; }
.view-tiles .size, .view-tiles .date { margin-right: 0.75rem; font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
.view-details li { border-bottom: 1px solid var(--line); }
.view-details .icon, .view-details .header { display: grid; grid-template-columns: 1fr 6rem 10rem; gap: 1rem; }
.view-details .header { padding: 0.5rem 0.75rem 0.5rem 2.75rem; font-size: 0.8125rem; color: var(--quiet); }
.view-details .size { text-align: right; }
.view-details .icon .size, .view-details .icon .date { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
@media (max-width: 40rem) {
  .view-details .icon, .view-details .header { grid-template-columns: 1fr auto; }
  .view-details .date { display: none; }
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #171b13; --ink: #e9ecdf; --quiet: #a9b39a; --line: #333a2b; --leaf: #8fd3a0; --hover: #23291d; }
}
`;
