function parse({ XmlDocument, ParseOption }: Library, content: Buffer): string {
  const option =
    ParseOption.XML_PARSE_NO_XXE |
    ParseOption.XML_PARSE_NONET |
    ParseOption.XML_PARSE_NOBLANKS |
    ParseOption.XML_PARSE_NOCDATA;
  const parsed = XmlDocument.fromBuffer(content, { option });
  try {
    return parsed.toString({ format: false }).replace('encoding="utf-8"', 'encoding="UTF-8"');
  } finally {
    parsed.dispose();
  }
}
