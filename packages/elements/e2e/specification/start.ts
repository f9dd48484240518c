import { createFileCalls, type FileCalls, type TestGateway } from '@ebkit/testing'
import { hotels } from '../support/hotels'
import type { Language } from '../support/languages'

/** What each test of an element starts with. */
export interface Start {
  readonly gateway: TestGateway
  readonly hotelId: string
  readonly calls: FileCalls
  /** Creates an empty folder for this test. */
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
