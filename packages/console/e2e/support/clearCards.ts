/** Tables of cards, those that refer to others before these. */
const tables = [
  'valid_card_reservation',
  'reservation_inventory',
  'valid_card_delay',
  'ecard_use_record',
  'ecard_user',
  'valid_card',
]

/** Takes all cards of the store of the tests away, with what other tests left of them. */
export async function clearCards(sql: (text: string) => Promise<unknown>): Promise<void> {
  for (const table of tables) await sql(`delete from ${table} where hotel_id = '100101'`)
}
