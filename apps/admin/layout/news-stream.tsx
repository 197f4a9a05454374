import { useEffect } from 'react'
import { useAdminApplication } from '../app/application'
import { listenForNews } from './listen-for-news'

/** Listens for what others change; draws nothing. */
export default function NewsStream() {
  const { http, news, queries } = useAdminApplication()
  useEffect(() => listenForNews({ http, news, queries }), [http, news, queries])
  return null
}
