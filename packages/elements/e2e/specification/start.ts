import { createFileCalls, type FileCalls, type TestGateway } from '@ebkit/testing'
import { hotels } from '../support/hotels'
import type { Language } from '../support/languages'

/** What a test of an element begins with. */
export interface Start {
  readonly gateway: TestGateway
  readonly hotelId: string
  readonly calls: FileCalls
  /** Makes an empty folder of its own. */
  folder(): Promise<string>
}

let folders = 0

export function startOf(gateway: TestGateway, session: string, language: Language): Start {
  const calls = createFileCalls(gateway, session, hotels[language])
  return {
    gateway,
    hotelId: hotels[language].hotelId,
    calls,
    folder: async () =>
      (await calls.folder((await calls.tree()).ossDisplayId, `${process.pid}-${folders++}`)).ossDisplayId,
  }
}
