import * as v from 'valibot'

/** Rights of keys. `upload` includes reading, replacing and aborting one's own objects. */
export const storeRights = ['view', 'upload', 'change', 'delete'] as const

export type StoreRight = (typeof storeRights)[number]

const schema = v.object({
  accessKeyId: v.string(),
  brandId: v.string(),
  hotelId: v.string(),
  userId: v.string(),
  prefixes: v.array(v.string()),
  rights: v.array(v.picklist(storeRights)),
  expiresAt: v.number(),
  /** The session or token with which it expires (`holderOf`). Undefined for the gateway's own. */
  holder: v.optional(v.string()),
})

/** What the bearer of a store token may do: its rights, below its prefixes, until it expires. */
export type Grant = Readonly<v.InferOutput<typeof schema>>

/** Opens a sealed grant. */
export const parseGrant = (text: string): Grant => v.parse(schema, JSON.parse(text))

/** Whether a grant includes a key, or a requested prefix of keys. */
export const reaches = ({ prefixes }: Grant, key: string) => prefixes.some((prefix) => key.startsWith(prefix))

/** Whether a grant allows an operation on an object: by its right, or by `upload` for the bearer's own. */
export const mayTouch = ({ rights, userId }: Grant, right: StoreRight, createdBy: string | null) =>
  rights.includes(right) || (rights.includes('upload') && createdBy === userId)
