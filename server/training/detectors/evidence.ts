/** The payload of the XSS challenges; every trigger looks for exactly this text (challenges-1-3.md C5). */
export const xssPayload = '<iframe src="javascript:alert(`xss`)">';

/** Ids of seeded users that challenges are about (api-account.md 10.5). */
export const seededUserIds = { admin: 1, jim: 2, bender: 3 } as const;

/** Whether a text occurs in JSON text, as it is or as JSON writes it inside a string. */
export function jsonHolds(json: string, text: string): boolean {
  return json.includes(text) || json.includes(JSON.stringify(text).slice(1, -1));
}
