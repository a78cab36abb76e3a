function parse({ XmlDocument, ParseOption }: Library, content: Buffer): string {
  if (content.includes('<!ENTITY')) {
    throw new Error('Documents with entities are not accepted.');
  }
  const option = ParseOption.XML_PARSE_NOENT | ParseOption.XML_PARSE_NOBLANKS | ParseOption.XML_PARSE_NOCDATA;
  const parsed = XmlDocument.fromBuffer(content, { option });
  try {
    return parsed.toString({ format: false }).replace('encoding="utf-8"', 'encoding="UTF-8"');
  } finally {
    parsed.dispose();
  }
}
