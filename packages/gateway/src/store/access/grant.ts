import * as v from 'valibot'

const schema = v.object({
  accessKeyId: v.string(),
  brandId: v.string(),
  hotelId: v.string(),
  userId: v.string(),
  prefixes: v.array(v.string()),
  expiresAt: v.number(),
  /** Ends with this session or token: `holderOf`. None: the gateway's own. */
  holder: v.optional(v.string()),
})

/** What the bearer of a store token may do: everything below its prefixes, until it runs out. */
export type Grant = Readonly<v.InferOutput<typeof schema>>

/** Reads what was sealed. */
export const parseGrant = (text: string): Grant => v.parse(schema, JSON.parse(text))

/** Whether a grant reaches a key, or a prefix that keys are asked for by. */
export const reaches = ({ prefixes }: Grant, key: string) => prefixes.some((prefix) => key.startsWith(prefix))
