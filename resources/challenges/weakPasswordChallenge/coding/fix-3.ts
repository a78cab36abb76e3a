const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  validate: [{ rule: 'len', from: 12, to: 72 }],
  set: (clearText) => passwordHash(clearText as string),
};
