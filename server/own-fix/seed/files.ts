/** What only insiders may read. */
export const confidential = 'This document is confidential! Do not distribute!';

/** A line of the access log. */
export const logLine = 'GET /rest/admin/application-version';

/** The name of the log of some day. */
export const logName = 'access.log.2026-01-31';

/** The name of an order confirmation. */
export const confirmation = 'order_5267-f73dcd000abcc353.pdf';

/** The folders of the little shop, by the names that the snippet has for them. Names of files lead to their contents. */
export const folders = {
  ftp: {
    'legal.md': '# Legal Information\n\nTerms of use',
    [confirmation]: '%PDF-1.7',
    'acquisitions.md': `# Planned Acquisitions\n\n${confidential}`,
    'package.json.bak': confidential,
    'incident-support.kdbx': confidential,
  },
  quarantine: { 'juicy_malware_linux_amd_64.url': '[InternetShortcut]' },
  wellKnown: { 'csaf/provider-metadata.json': '{"publisher":{"category":"vendor"}}' },
  keys: { 'jwt.pub': '-----BEGIN RSA PUBLIC KEY-----' },
  accessLogs: { [logName]: `127.0.0.1 "${logLine} HTTP/1.1" 200` },
} as const;
