import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import type { Row } from './ticketShop'

/** A write, and a check of the database for when it has been acknowledged. */
interface Write {
  readonly path: string
  readonly body: Row
  /** Fails if an acknowledged write is missing. */
  readonly holds: (answer: Row) => Promise<void>
}

interface Sent extends Write {
  readonly idempotencyKey: string
}

/** A client of a gateway that may be killed, which repeats writes that were not answered. */
export interface KilledClient {
  /** @returns what was answered; undefined if no answer came. @throws where it was refused */
  write(write: Write): Promise<Row | undefined>
  /**
   * Repeats writes that were not answered, with the same keys, and checks everything that was acknowledged.
   * @returns all answers
   */
  settle(): Promise<readonly Row[]>
  /** Acknowledged writes. */
  readonly acknowledged: number
  /** Writes that are running or unanswered. */
  readonly open: number
}

/** @param url of the gateway, also after it was started again */
export function createKilledClient(url: string, cookie: string): KilledClient {
  const acknowledged: { readonly write: Write; readonly answer: Row }[] = []
  const open = new Set<Sent>()

  async function send(sent: Sent): Promise<Row | undefined> {
    let answer: { readonly status: number; readonly content: Row }
    try {
      const response = await fetch(`${url}/${sent.path}`, {
        method: 'POST',
        headers: {
          ...{ cookie, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json' },
          [idempotencyHeader]: sent.idempotencyKey,
        },
        body: JSON.stringify(sent.body),
      })
      answer = { status: response.status, content: (await response.json()) as Row }
    } catch {
      return undefined // killed: the outcome is unknown
    }
    assert.equal(
      answer.status,
      200,
      `${sent.path} ${JSON.stringify(sent.body)}: ${JSON.stringify(answer.content)}`,
    )
    open.delete(sent)
    const data = answer.content.data as Row
    acknowledged.push({ write: sent, answer: data })
    return data
  }

  return {
    async write(write) {
      const sent = { ...write, idempotencyKey: randomUUID() }
      open.add(sent)
      return send(sent)
    },
    async settle() {
      // A connection to the killed process may still be in the pool of `fetch`.
      for (let attempt = 0; open.size && attempt < 10; attempt++)
        for (const sent of [...open]) await send(sent)
      assert.equal(open.size, 0, 'everything is answered in the end')
      const all = acknowledged.splice(0)
      for (const { write, answer } of all) await write.holds(answer)
      return all.map(({ answer }) => answer)
    },
    get acknowledged() {
      return acknowledged.length
    },
    get open() {
      return open.size
    },
  }
}
