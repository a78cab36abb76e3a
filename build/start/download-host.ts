const usualHost = 'https://github.com';

/** Where Electron will be downloaded from, as a URL: a mirror, through a proxy, or Electron's releases. */
export function downloadHost(environment: NodeJS.ProcessEnv): string {
  const names = [
    'npm_config_electron_mirror',
    'NPM_CONFIG_ELECTRON_MIRROR',
    'ELECTRON_MIRROR',
    'HTTPS_PROXY',
    'https_proxy',
  ];
  const found = names.map((name) => environment[name]).find((value) => value !== undefined && URL.canParse(value));
  return found ?? usualHost;
}
