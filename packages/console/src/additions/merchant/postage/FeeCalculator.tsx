import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { FeeForm } from './FeeForm'
import { postageStrings } from './strings'

/** Shows in a dialog the postage by a template, and which of its rules applies. */
export function FeeCalculator({ resources }: ListAdditionProps) {
  const text = useStrings(postageStrings)
  const [isOpen, setOpen] = useState(false)
  const resource = resources.postageTemplate
  if (!resource) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('calculator')}</Button>
      <Dialog
        open={isOpen}
        label={text('calculator')}
        closeLabel={text('close')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <FeeForm resource={resource} />}
      </Dialog>
    </>
  )
}
