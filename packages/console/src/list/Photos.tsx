import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { RowValue } from '@ebkit/widgets/data-list'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useState } from 'react'
import { listStrings } from './strings'

const [useGallery] = laterPart(() => import('@ebkit/widgets/gallery'))

/** Thumbnails of a row's pictures; pressing one opens a gallery. */
export function Photos({ row, field }: { row: Row; field: Field }) {
  const text = useStrings(listStrings)
  const [isOpen, setOpen] = useState(false)
  const { Gallery, failure } = useGallery(isOpen)
  const saved = [row[field.name] ?? []].flat().map(String)
  if (!saved.length) return <RowValue row={row} field={field} />
  const isPrivate = field.visibility === 'private'
  return (
    <>
      <button type="button" className="eb-list-photos" onClick={() => setOpen(true)}>
        <span className="eb-visually-hidden">{text('photos', { count: saved.length })}</span>
        <RowValue row={row} field={field} />
        {saved.length > 3 && <small aria-hidden="true">+{saved.length - 3}</small>}
      </button>
      {Gallery
        ? isOpen && (
            <Gallery
              noGrid
              open
              items={saved.map((src) => ({ src, isPrivate }))}
              label={text('photos', { count: saved.length })}
              onAfterHide={() => setOpen(false)}
            />
          )
        : failure}
    </>
  )
}
