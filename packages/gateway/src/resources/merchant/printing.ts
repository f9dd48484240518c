import { printer } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRow } from '../../behaviour/rows'

/** A document to print: its kind, and the values for its layout. */
export interface PrintJob {
  readonly document: string
  readonly content: Readonly<Record<string, unknown>>
}

/** The printer, or its back-up while it is disabled; undefined if neither prints. */
async function deviceFor(context: BehaviourContext, printerId: string | null) {
  const own = await findRow(context, printer, printerId, { lock: false })
  if (own?.status === 'ENABLED') return own
  const other = await findRow(context, printer, own?.backupPrinterId ?? null, { lock: false })
  return other?.status === 'ENABLED' ? other : undefined
}

/**
 * Queues a document, at the back-up of a printer that is disabled. @returns whether it was queued
 */
export async function print(
  context: BehaviourContext,
  printerId: string | null,
  { document, content }: PrintJob,
): Promise<boolean> {
  const device = await deviceFor(context, printerId)
  if (!device) return false
  const { printerName, copies, paperWidth, sn } = device
  await context.ask({
    ...{
      channel: 'printer',
      kind: 'print',
      resource: printer,
      key: String(device.printerId),
      hotelId: device.hotelId,
    },
    content: { ...content, document, printerName, copies, paperWidth, sn },
  })
  return true
}
