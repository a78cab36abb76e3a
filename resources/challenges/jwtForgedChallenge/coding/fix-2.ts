function isSignatureGood(alg: string, signed: string, signature: string | undefined, key: VerificationKey): boolean {
  const match = /(RS|ES|HS|none)(256|384|512)?/i.exec(alg);
  if (match === null) {
    throw new TypeError(`"${alg}" is not a valid algorithm.`);
  }
  const family = match[1]?.toLowerCase();
  const digest = `sha${match[2]}`;
  switch (family) {
    case 'none':
      return signature === '';
    case 'hs':
      return createHmac(digest, createHmac('sha256', key.text).update('token').digest()).update(signed).digest('base64url') === signature;
    default: {
      const isGood = createVerify(digest)
        .update(signed)
        .verify(key.key ?? key.text, signature ?? '', 'base64');
      return isGood && family === 'rs';
    }
  }
}
