import type { DataFormHandle } from '@ebkit/widgets/data-form'
import { type RefObject, useMemo, useRef } from 'react'
import type { FormAdditionProps } from './Addition'

type Asking = Parameters<FormAdditionProps['onBeforeSave']>[0]
type Tools = Pick<FormAdditionProps, 'setValue' | 'focusField' | 'validate' | 'onBeforeSave'>

/** What an addition can do with its form, and what the form asks it before it is saved. */
export function useFormTools(handle: RefObject<DataFormHandle | null>) {
  const asking = useRef<Asking>(undefined)
  return useMemo(() => {
    const tools: Tools = {
      setValue: (name, value) => handle.current?.setValue(name, value),
      focusField: (name) => handle.current?.focusField(name),
      validate: async () => !(await handle.current?.validate())?.length,
      onBeforeSave: (ask) => {
        asking.current = ask
      },
    }
    const mayBeSaved = async (values: Readonly<Record<string, unknown>>) =>
      (await asking.current?.(values)) ?? true
    return { tools, mayBeSaved }
  }, [handle])
}
