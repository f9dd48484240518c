import * as v from 'valibot'

/** What keys may be lent for. Who may upload may see, replace and abort what is their own. */
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
  /** Ends with this session or token: `holderOf`. None: the gateway's own. */
  holder: v.optional(v.string()),
})

/** What the bearer of a store token may do: its rights below its prefixes, until it runs out. */
export type Grant = Readonly<v.InferOutput<typeof schema>>

/** Reads what was sealed. */
export const parseGrant = (text: string): Grant => v.parse(schema, JSON.parse(text))

/** Whether a grant reaches a key, or a prefix that keys are asked for by. */
export const reaches = ({ prefixes }: Grant, key: string) => prefixes.some((prefix) => key.startsWith(prefix))

/** Whether a grant allows something with an object: by its right, or with `upload` where it is the bearer's own. */
export const mayTouch = ({ rights, userId }: Grant, right: StoreRight, createdBy: string | null) =>
  rights.includes(right) || (rights.includes('upload') && createdBy === userId)
