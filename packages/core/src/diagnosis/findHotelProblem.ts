import type { Identity } from '@ebkit/protocol/calls/session'
import type { Page } from '../page/Page'
import { diagnosisText } from './diagnosisTexts'

/**
 * Reports a hotel that the user does not have to the page's developer. The report does not reveal whether the hotel
 * exists.
 */
export async function findHotelProblem(
  page: Page,
  hotelId: string,
  ask: () => Promise<Identity>,
): Promise<void> {
  const { hotels, account } = await ask()
  if (hotels.some((hotel) => hotel.hotelId === hotelId)) return
  page.report('hotel-unknown', diagnosisText('hotel-unknown', page.$locale.get(), { hotelId, account }))
}
