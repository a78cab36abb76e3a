/**
 * Returns the path in the decoy that an external entity's address means; undefined for anything that isn't a local file, that is, other
 * schemes and other hosts.
 */
export function entityPath(address: string): string | undefined {
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]+):(.*)$/is.exec(address) ?? [];
  if (scheme === undefined) {
    // `C:/...` isn't taken for a scheme, since it has only one letter.
    return isOtherHost(address) ? undefined : decoded(address);
  }
  if (scheme.toLowerCase() !== 'file') {
    return undefined;
  }
  const [, host = '', path = ''] = /^\/\/([^/]*)(.*)$/s.exec(rest) ?? [undefined, '', rest];
  if (isDrive(host)) {
    return decoded(host + path);
  }
  return host !== '' && host.toLowerCase() !== 'localhost'
    ? undefined
    : decoded(path.replace(/^\/+(?=[A-Za-z][:|])/, ''));
}

function isDrive(host: string): boolean {
  return /^[A-Za-z][:|]$/.test(host);
}

/** Returns whether an address has the form `//server/share` or `\\server\share`. */
function isOtherHost(address: string): boolean {
  return /^(?:\/\/|\\\\)[^/\\?.]/.test(address);
}

function decoded(path: string): string {
  const withDrive = path.replace(/^([A-Za-z])\|/, '$1:').replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(withDrive);
  } catch {
    return withDrive;
  }
}
