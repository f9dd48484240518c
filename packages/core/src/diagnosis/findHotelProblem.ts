import type { Identity } from '@ebkit/protocol/calls/session'
import type { Page } from '../page/Page'
import { diagnosisText } from './diagnosisTexts'

/** Reports a hotel that is none of the user's, to the page's developer: whether others have it is not told. */
export async function findHotelProblem(
  page: Page,
  hotelId: string,
  ask: () => Promise<Identity>,
): Promise<void> {
  const { hotels, account } = await ask()
  if (hotels.some((hotel) => hotel.hotelId === hotelId)) return
  page.report('hotel-unknown', diagnosisText('hotel-unknown', page.$locale.get(), { hotelId, account }))
}
