import { z } from 'zod';

/*
 * Schemas of what the content holds as it is written in `resources/`, and the types that follow from them. The build checks with the schemas; the
 * shop process uses only the types.
 */

const text = z.string().min(1);
const id = z.int().positive();

/** The seeded users (data.md 3). Ids are fixed: challenges and walkthroughs name them. */
export const usersSchema = z.array(
  z.strictObject({
    id,
    /** The seeding key, by which products, memories and reviews refer to the user. */
    key: text,
    /** The complete address, or the part before `@` when `emailFixed` is false. */
    email: text,
    /** When true, `email` is used as it is. When false, `@` and `application.domain` are appended. */
    emailFixed: z.boolean().default(false),
    username: z.string().default(''),
    /** In clear text. */
    password: text,
    role: z.enum(['customer', 'deluxe', 'accounting', 'admin']),
    /** A file under `assets/public/images/uploads`. When absent, the picture of the role is used. */
    profileImage: text.exactOptional(),
    totpSecret: z.string().default(''),
    lastLoginIp: z.string().default(''),
    /** Deleted right after creation; raw SQL still finds the row. */
    softDeleted: z.boolean().default(false),
    walletBalance: z.int().default(0),
    /** Absent when there is no answer, or when the answer comes with a photo on the photo wall. */
    security: z.strictObject({ answerId: id, questionId: id, answer: text }).exactOptional(),
    /** The feedback without the suffix that names the author. */
    feedback: z.strictObject({ id, rating: z.int().min(1).max(5), comment: text }).exactOptional(),
    addresses: z
      .array(
        z.strictObject({
          id,
          fullName: text,
          mobileNum: z.int().min(1_000_000).max(9_999_999_999),
          zipCode: text.max(8),
          streetAddress: text.max(160),
          city: text,
          state: text,
          country: text,
        }),
      )
      .default([]),
    cards: z
      .array(
        z.strictObject({
          id,
          fullName: text,
          cardNum: z.int().min(1_000_000_000_000_000).max(9_999_999_999_999_998),
          expMonth: z.int().min(1).max(12),
          expYear: z.int().min(2080).max(2099),
        }),
      )
      .default([]),
  }),
);

export const securityQuestionsSchema = z.array(z.strictObject({ id, question: text }));

/** A placed order. Names and prices are those of the configured products. */
const orderSchema = z
  .strictObject({
    /** Seeding key of the buyer. When absent, the order has the plain text of `word` in place of the email address. */
    user: text.exactOptional(),
    word: text.exactOptional(),
    /** Days as a string. When absent, a number from 1 to 5 is drawn during seeding. */
    eta: text.exactOptional(),
    delivered: z.boolean(),
    items: z.array(z.strictObject({ ProductId: id, quantity: z.int() })),
  })
  .refine((order) => (order.user === undefined) !== (order.word === undefined), 'needs either a user or a word');

/** What completes a configured product (data.md 3.1). */
const fillersSchema = z.strictObject({
  /** Description of a product that has none. */
  description: text,
  image: text,
  /** Appended to the descriptions of the special products; `{{url}}` stands for the configured link. */
  appended: z.strictObject({ christmas: text, tampering: text.includes('{{url}}'), unsafe: text }),
});

/** The other seed rows, which refer to users by key. The security questions have a file of their own. */
export const recordsSchema = z.strictObject({
  deliveries: z.array(
    z.strictObject({
      id,
      name: text,
      price: z.number(),
      deluxePrice: z.number(),
      /** In days. */
      eta: z.number(),
      /** Classes of the icon. */
      icon: text,
    }),
  ),
  baskets: z.array(
    z.strictObject({
      id,
      user: text,
      items: z.array(z.strictObject({ id, ProductId: id, quantity: z.int() })),
    }),
  ),
  /** Without the suffix ` (anonymous)`. */
  anonymousFeedback: z.array(z.strictObject({ id, rating: z.int().min(1).max(5), comment: text })),
  complaints: z.array(z.strictObject({ id, user: text, message: text })),
  recycles: z.array(
    z.strictObject({
      id,
      user: text,
      AddressId: id,
      quantity: z.int(),
      isPickup: z.boolean(),
      /** `YYYY-MM-DD`, at midnight UTC. */
      date: z.iso.date(),
    }),
  ),
  orders: z.array(orderSchema),
  /** The photo that exists whatever the configuration says (data.md 3.1). */
  firstMemory: z.strictObject({ user: text, image: text, caption: text }),
  /** Owners of the photos that give a security answer away. */
  geoStalking: z.strictObject({ meta: text, visual: text }),
  products: fillersSchema,
});

/** A text, which may contain `<customer-name>` and `<bot-name>`, or the name of a function of the shop. */
const chatbotAnswerSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('response'), body: text }),
  z.strictObject({ action: z.literal('function'), handler: text }),
]);

/** What a customer may want, some ways of saying it, and the answers, one of which is drawn at random. */
const chatbotIntentSchema = z.strictObject({
  intent: text,
  utterances: z.array(text).min(1),
  answers: z.array(chatbotAnswerSchema).min(1),
});

/** Training data of the chatbot (api-shop.md 21.1), in the form in which operators provide their own. */
export const chatbotTrainingSchema = z.strictObject({
  lang: text,
  /** The bot is probed with the first utterance of the first intent. */
  data: z.array(chatbotIntentSchema).min(1),
});

/** A row of `languages/locales.csv`. Several icons are separated by spaces. */
export const localesSchema = z.array(
  z.strictObject({
    key: text,
    icons: text.transform((icons) => icons.split(' ')),
    shortKey: text,
    /** The language's own name. */
    lang: text,
  }),
);

/** A type whose parts, down to the last, are read only. */
type ReadOnly<Value> = { readonly [Key in keyof Value]: ReadOnly<Value[Key]> };

export type UserContent = ReadOnly<z.infer<typeof usersSchema>>[number];
export type RecordsContent = ReadOnly<z.infer<typeof recordsSchema>> & {
  readonly securityQuestions: ReadOnly<z.infer<typeof securityQuestionsSchema>>;
};
export type OrderContent = ReadOnly<z.infer<typeof orderSchema>>;
export type ProductFillers = ReadOnly<z.infer<typeof fillersSchema>>;
export type ChatbotTraining = ReadOnly<z.infer<typeof chatbotTrainingSchema>>;
export type ChatbotIntent = ReadOnly<z.infer<typeof chatbotIntentSchema>>;
export type ChatbotAnswer = ReadOnly<z.infer<typeof chatbotAnswerSchema>>;
/** An entry of the language menu. */
export type LocaleContent = ReadOnly<z.infer<typeof localesSchema>>[number];
