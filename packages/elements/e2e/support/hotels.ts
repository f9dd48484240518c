import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askStore, createFileCalls, type TestGateway } from '@ebkit/testing'
import type { Language } from './languages'

/** A hotel and one of its operators. */
export interface Hotel {
  readonly account: string
  readonly brandId: string
  readonly hotelId: string
  /** A folder of its file service. */
  readonly folder: string
  /** An image at the root of the file service and of the object store. */
  readonly picture: string
  /** A document in the folder. */
  readonly paper: string
}

/** Every row of the Chinese hotel has Chinese text; every row of the other one has only Latin letters and digits. */
export const hotels: Record<Language, Hotel> = {
  zh: {
    account: 'manager',
    brandId: '1001',
    hotelId: '100101',
    folder: '客房',
    picture: '大堂.png',
    paper: '合同.txt',
  },
  en: {
    account: 'neighbour',
    brandId: '1002',
    hotelId: '100201',
    folder: 'Rooms',
    picture: 'Lobby.png',
    paper: 'Contract.txt',
  },
}

/** Replaces every character beyond ASCII by a letter, so that values stay unique and keep their length. */
const latinFunction = `
  create function latin(words text) returns text language sql immutable as $$
    select string_agg(case when ascii(letter) > 127 then chr(65 + ascii(letter) % 26) else letter end, '' order by place)
    from regexp_split_to_table(words, '') with ordinality as letters(letter, place)
  $$`

/** The dictionary of countries and the menu have both Chinese and English names, at every hotel. */
const columnsOfBrands = `
  select columns.table_name as "table", column_name as "column", data_type as type, udt_name as udt
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and columns.table_name not in ('dictionary_item', 'menu_node')
    and (data_type in ('text', 'jsonb') or udt_name = '_text')
    and columns.table_name in (
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'brand_id'
    )`

interface Column {
  table: string
  column: string
  type: string
  udt: string
}

/** Writes every text of a brand in Latin letters. */
async function writeInLatin({ sql }: TestGateway, brandId: string): Promise<void> {
  await sql(latinFunction)
  for (const { table, column, type, udt } of await sql<Column>(columnsOfBrands)) {
    const cast = type === 'ARRAY' ? udt.replace(/^_(.*)$/, '$1[]') : type
    await sql(
      `update "${table}" set "${column}" = latin("${column}"::text)::${cast}
       where brand_id = $1 and "${column}"::text ~ '[^\\x01-\\x7f]'`,
      [brandId],
    )
  }
}

/** Creates files in the file service and the object store. */
async function addFiles(gateway: TestGateway, hotel: Hotel): Promise<void> {
  const { brandId, hotelId } = hotel
  const calls = createFileCalls(gateway, await gateway.signIn(hotel.account), { brandId, hotelId })
  const { ossDisplayId: root } = await calls.tree()
  const { ossDisplayId: folder } = await calls.folder(root, hotel.folder)
  const picture = await readFile(join(import.meta.dirname, 'picture.png'))
  await calls.upload(root, hotel.picture, picture)
  await calls.upload(folder, hotel.paper, 'text')
  const place = `${brandId}/${hotelId}/`
  const keys = await gateway.lendStoreKeys({ brandId, hotelId, prefixes: [place] })
  for (const name of [hotel.picture, `${hotel.folder}/${hotel.paper}`]) {
    const answer = await askStore(keys, 'PUT', `${place}common/${name}`, picture, 'image/png')
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  }
}

/** Sets up the two hotels of a new test gateway. */
export async function seedHotels(gateway: TestGateway): Promise<void> {
  await writeInLatin(gateway, hotels.en.brandId)
  for (const hotel of Object.values(hotels)) await addFiles(gateway, hotel)
}
