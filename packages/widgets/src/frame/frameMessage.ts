/** What a page in a frame may report; everything else in a message is ignored. */
export interface FrameMessage {
  /** Height of its content in CSS pixels. */
  readonly height?: number
  readonly title?: string
  /** Its path, query and hash, or its hash alone. */
  readonly route?: string
}

/** The `type` of these messages. */
export const frameMessageType = 'eb-frame'

/** Limits of the reported values. */
export const messageLimits = { height: 20_000, title: 200, route: 2_000 } as const

/**
 * The valid part of a message: a height from 1 to 20,000, a title of 1 to 200 characters, a route of at most 2,000
 * that begins with `/` or `#`. Undefined for any other message.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, height, title, route } = data as Record<string, unknown>
  if (type !== frameMessageType) return undefined
  return {
    ...(isHeight(height) && { height: Math.ceil(height) }),
    ...(isText(title, messageLimits.title) && { title }),
    ...(isText(route, messageLimits.route) && /^(\/(?!\/)|#)/.test(route) && { route }),
  }
}

const isHeight = (height: unknown): height is number =>
  typeof height === 'number' && height >= 1 && height <= messageLimits.height

/** Removes control characters, which titles and routes do not contain. */
const isText = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text.length > 0 && text.length <= most && !/\p{Cc}/u.test(text)
