/** A message of limited time. `tone` decides icon and colour. */
export interface Message {
  id: number
  tone: 'info' | 'success' | 'danger'
  title: string
  text?: string
  /** One thing to do about it, such as 撤销 or 重试. */
  action?: { label: string; run: () => void }
  /** When it appeared, milliseconds since the epoch. */
  time: number
  /** Whether its time on the screen is over; it stays in the list. */
  expired: boolean
}

export type NewMessage = Pick<Message, 'tone' | 'title' | 'text' | 'action'>

export interface MessagesOptions {
  /** Time on the screen in milliseconds. Default 3000. */
  duration?: number
  /** Messages kept for the list. Default 50. */
  keep?: number
  now?: () => number
}

/** Timed messages and the record of them. Each pauses while it is held, and all stay in `list()`. */
export interface Messages {
  /** All that are kept, newest first; the same array until something changes. */
  list(): readonly Message[]
  subscribe(listener: () => void): () => void
  add(message: NewMessage): number
  /** Takes it off the screen now; it stays in the list. */
  expire(id: number): void
  /** Stops the time of one (hover, focus). */
  hold(id: number): void
  /** Gives it its full time again. */
  release(id: number): void
  /** Empties the list, and stops every timer. */
  clear(): void
}

/** Makes the record of timed messages of a page or a shell. */
export function createMessages({
  duration = 3000,
  keep = 50,
  now = Date.now,
}: MessagesOptions = {}): Messages {
  let messages: readonly Message[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const change = (next: readonly Message[]) => {
    messages = next
    for (const listener of listeners) listener()
  }
  const hold = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const expire = (id: number) => {
    hold(id)
    change(messages.map((message) => (message.id === id ? { ...message, expired: true } : message)))
  }
  const release = (id: number) => {
    hold(id)
    if (messages.some((message) => message.id === id && !message.expired))
      timers.set(id, setTimeout(expire, duration, id))
  }
  return {
    list: () => messages,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(message) {
      const id = ++lastId
      for (const gone of messages.slice(keep - 1)) hold(gone.id)
      change([{ ...message, id, time: now(), expired: false }, ...messages.slice(0, keep - 1)])
      release(id)
      return id
    },
    expire,
    hold,
    release,
    clear() {
      for (const id of timers.keys()) hold(id)
      change([])
    },
  }
}
