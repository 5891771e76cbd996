/** Loads the portal's scripts where they wait in a template of the page. It is empty then, and another call does nothing. */
export function loadPortalScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>("#portal-scripts");
  if (template) document.head.append(template.content);
}
