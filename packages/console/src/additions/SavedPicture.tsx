import { useObjectAddress } from '@ebkit/widgets/object-address'

/** A picture of a form in a preview, by an address that is signed for the user. Key it by `saved`. */
export function SavedPicture({ saved, className }: { saved: string; className?: string }) {
  const { address, onFail } = useObjectAddress({ saved })
  return <img className={className} src={address} alt="" onError={onFail} />
}
