import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { RelatedAdditionProps } from '../../Addition'
import { BatchForm } from './BatchForm'
import { tablesStrings } from './strings'

/** Adds several tables that differ only in their names. */
export function BatchTables(props: RelatedAdditionProps) {
  const text = useStrings(tablesStrings)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('batch')}</Button>
      <Dialog open={isOpen} label={text('batch')} closeLabel={text('close')} onClose={() => setOpen(false)}>
        {isOpen && <BatchForm {...props} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
