import { sql, until } from '@ebkit/testing/browser'
import { refundQr, refundQrReference } from '../../pure/refund-qr'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

async function setUp(): Promise<void> {
  await signedIn()
  await sql(
    `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status)
     select brand_id, '100101', 'CONTRACT', ticket_product_id, 'PAID' from ticket_product
     where brand_id = '1001' limit 1 on conflict do nothing`,
  )
}

export const specimen: Specimen = {
  ...untyped(refundQr, refundQrReference),
  isButtonless: true,
  attributes: { 'platform-order-id': 'CONTRACT' },
  setUp,
  tearDown: signedOut,
  isFocusableOpen: true,
  open: async (element) => {
    ;(element as unknown as { show(): void }).show()
    await until(() => inside(element, '[part=download]'), 'code')
  },
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
  // A message of the gateway, and the button after a failure.
  partsElsewhere: ['notice', 'retry'],
}
