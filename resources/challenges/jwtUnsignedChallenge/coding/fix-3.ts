function isSignatureGood(alg: string, signed: string, signature: string | undefined, key: VerificationKey): boolean {
  // We sign with RS256 and with nothing else, so nothing else is accepted, whatever a token says.
  if (alg !== 'RS256' || key.key === undefined || !signature) {
    return false;
  }
  return createVerify('sha256').update(signed).verify(key.key, signature, 'base64url');
}
