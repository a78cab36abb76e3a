const usualHost = 'https://github.com';

/** Returns the URL of the host from which Electron will be downloaded: a mirror, a proxy, or the host of Electron's releases. */
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
