/**
 * What Twilio is given for the incoming messages of a channel. Its fragment, which Twilio reads and does not send, asks for three more
 * tries within 3.5 s each where the connection, the reading or the answer fails.
 */
export function twilioWebhookUrl(publicBaseUrl: string, channelId: string): string {
  return `${publicBaseUrl}/webhooks/twilio/${channelId}#rc=3&rp=ct,rt,5xx&rt=3500`
}
