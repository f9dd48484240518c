import { printer } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRow } from '../../behaviour/rows'

/** A document to print: its kind, and the values for its layout. */
export interface PrintJob {
  readonly document: string
  readonly content: Readonly<Record<string, unknown>>
}

/** Queues a document, unless the printer does not exist or is disabled. @returns whether it was queued */
export async function print(
  context: BehaviourContext,
  printerId: string | null,
  { document, content }: PrintJob,
): Promise<boolean> {
  const device = await findRow(context, printer, printerId, { lock: false })
  if (device?.status !== 'ENABLED') return false
  const { printerName, copies, paperWidth, sn } = device
  await context.ask({
    ...{
      channel: 'printer',
      kind: 'print',
      resource: printer,
      key: String(printerId),
      hotelId: device.hotelId,
    },
    content: { ...content, document, printerName, copies, paperWidth, sn },
  })
  return true
}
