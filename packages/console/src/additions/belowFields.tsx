import type { ReactNode } from 'react'
import type { FormAdditionProps } from './Addition'
import { formAdditions } from './additions'

/** A form's addition below one of its fields, by the field's name. */
export function belowFields(props: FormAdditionProps): Readonly<Record<string, ReactNode>> | undefined {
  const { place, Part } = formAdditions[props.resource.resource] ?? {}
  if (!Part || typeof place !== 'object') return undefined
  return {
    [place.field]: (
      <div className="eb-addition__part eb-addition__below">
        <Part {...props} />
      </div>
    ),
  }
}
