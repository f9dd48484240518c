import type { ReactNode } from 'react'

/** A field of a filter's editor below its label. It has its own accessible name; Enter in it applies the filter. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fields of a time belong to no form, which would take Enter
    <div
      className="eb-filter__field"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (event.target as Element).role !== 'spinbutton') return
        event.currentTarget.closest('form')?.requestSubmit()
      }}
    >
      <span className="eb-field__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
