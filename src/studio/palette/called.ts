/** What else a part is called: who looks for one seldom knows the name that it has here. It must not know how one is looked for. */
import { own } from '../../check/document/document.ts';

/** In both languages at once, as they are asked for. */
const called: Readonly<Record<string, string>> = {
  banner: 'anuncio promoción publicidad banner ad promotion',
  button: 'botón pulsar acción button press cta',
  card: 'tarjeta recuadro caja marco card box panel',
  carousel: 'carrusel diapositivas slider slides gallery galería',
  checkbox: 'casilla aceptar consentimiento marcar checkbox tick agree consent',
  choice: 'opciones elegir radio lista desplegable select options radio dropdown',
  'copy-text': 'copiar código clabe referencia copy code reference',
  'countdown-button': 'cuenta regresiva cronómetro reenviar countdown timer resend',
  disclosure: 'faq acordeón accordion preguntas frecuentes questions desplegable expand collapse plegable',
  divider: 'línea separador raya divider separator line rule',
  embed: 'página incrustada iframe video mapa embed frame',
  feature: 'ventaja beneficio punto feature benefit',
  figure: 'cifra monto número fecha amount number figure',
  'file-field': 'archivo documento adjunto subir file upload attach',
  'floating-button': 'botón flotante ayuda chat floating help fab',
  heading: 'título encabezado heading title header',
  hero: 'portada cabecera hero cover landing',
  icon: 'icono símbolo dibujo icon symbol',
  image: 'imagen foto picture photo image',
  'image-upload': 'fotos subir imágenes evidencia upload photos pictures',
  legal: 'contrato términos aviso de privacidad legal terms contract privacy',
  link: 'enlace vínculo liga link url',
  list: 'lista viñetas pasos instrucciones list bullets steps',
  'list-item': 'renglón fila menú lista row item menu',
  message: 'vacío confirmación éxito empty state success message',
  notice: 'aviso alerta advertencia mensaje notice alert warning',
  rating: 'estrellas calificar opinión rating stars review',
  rows: 'tabla datos detalle renglones table details key value',
  sound: 'audio voz sonido sound audio',
  spinner: 'cargando espera loading spinner wait',
  stack: 'grupo columnas fila contenedor group columns row container layout',
  status: 'estado estatus status state badge',
  tab: 'pestaña tab',
  tabs: 'pestañas secciones tabs sections',
  text: 'texto párrafo palabras text paragraph words',
  'text-area': 'comentario texto largo comment textarea long text',
  'text-field': 'campo casilla teléfono correo input field phone e-mail',
  thumbnail: 'miniatura foto imagen pequeña thumbnail zoom picture',
  timeline: 'línea de tiempo historial calendario pagos timeline history schedule',
  'timeline-step': 'paso etapa step stage',
};

export const alsoCalled = (type: string): string => own(called, type) ?? '';

export const namedToo: readonly string[] = Object.keys(called);
