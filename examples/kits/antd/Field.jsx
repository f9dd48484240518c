import { useEffect, useRef } from 'react'

/** React before 19 writes attributes only. This sets `value`, and listens; `Form.Item` gives it both, and `id`. */
export function Field({ tag: Tag, value, onChange, ...attributes }) {
  const field = useRef(null)
  useEffect(() => {
    field.current.value = value ?? ''
  }, [value])
  useEffect(() => {
    const element = field.current
    const tell = () => onChange?.(element.value)
    element.addEventListener('change', tell)
    return () => element.removeEventListener('change', tell)
  }, [onChange])
  return <Tag ref={field} {...attributes} />
}
