import { Link } from '@tanstack/react-router'

/** The way to a document, by its title. */
export function DocumentLink({ id, title }: { id: string; title: string }) {
  return (
    <Link to="/knowledge/$documentId" params={{ documentId: id }} className="font-medium text-accent hover:underline">
      {title}
    </Link>
  )
}
