/**
 * Words that staff use for what borrowers read under another name: what may be typed, and what is looked for then. Without capitals; accents
 * do not count. It must not know where it is looked for.
 */
import type { InEach } from './words.ts';

export interface Meant {
  readonly typed: readonly string[];
  /** As borrowers read it, or a command is called: words that begin so. */
  readonly found: readonly string[];
  /** Screens by their ids, whatever stands above them. */
  readonly screens?: readonly string[];
}

/** Each is looked up by whoever searches, in either language of the studio. */
export const synonyms: InEach<readonly Meant[]> = {
  es: [
    {
      typed: [
        'ampliar',
        'ampliación',
        'extender',
        'extensión',
        'aplazar',
        'aplazamiento',
        'posponer',
        'alargar',
        'diferir',
        'más plazo',
        'más días',
        'más tiempo',
      ],
      found: ['prórroga'],
    },
    {
      typed: [
        'atención al cliente',
        'servicio al cliente',
        'servicio a clientes',
        'soporte',
        'ayuda',
        'dudas',
        'preguntas',
        'faq',
        'chat',
      ],
      found: ['servicio en línea', 'contacto'],
      screens: ['customer-service'],
    },
    {
      typed: [
        'cobrar',
        'cobro',
        'cobranza',
        'abonar',
        'abono',
        'liquidar',
        'saldar',
        'pagar',
        'pago',
        'cuota',
      ],
      found: ['pago', 'pagar'],
    },
    {
      typed: ['login', 'entrar', 'ingresar', 'ingreso', 'iniciar sesión', 'sesión', 'contraseña', 'acceder'],
      found: ['acceso'],
    },
    {
      typed: ['reclamo', 'reclamación', 'reclamar', 'inconformidad', 'denuncia', 'quejarse'],
      found: ['queja'],
    },
    { typed: ['crédito', 'deuda', 'adeudo', 'prestar'], found: ['préstamo'] },
    { typed: ['débito', 'plástico', 'tarjeta'], found: ['tarjeta'] },
    { typed: ['clabe', 'banco', 'cuenta', 'transferencia'], found: ['cuenta bancaria', 'billetera'] },
    { typed: ['datos personales', 'protección de datos', 'privado'], found: ['privacidad'] },
    { typed: ['firma', 'firmar', 'pagaré', 'contrato'], found: ['contrato'] },
    {
      typed: ['legal', 'legales', 'jurídico', 'condiciones', 'bases'],
      found: ['términos', 'contrato', 'privacidad', 'acuerdo'],
    },
    { typed: ['vencido', 'retraso', 'retrasado', 'mora', 'moroso'], found: ['atras'] },
    { typed: ['promoción', 'promo', 'anuncio', 'publicidad', 'oferta', 'landing'], found: ['registro'] },
    { typed: ['alta', 'registrarse', 'inscripción'], found: ['registro'] },
    { typed: ['inicio', 'portada', 'principal', 'home'], found: [], screens: ['public-home'] },
    { typed: ['bajar', 'instalar', 'tienda de apps', 'play store'], found: ['descarga'] },
    {
      typed: ['teléfono', 'correo', 'email', 'whatsapp'],
      found: ['contacto'],
      screens: ['customer-service'],
    },
    { typed: ['empresa', 'quiénes somos', 'compañía'], found: ['nosotros'] },
    { typed: ['recibo', 'ficha', 'referencia', 'oxxo'], found: ['código de pago', 'comprobante'] },
    { typed: ['cerrar sesión', 'desconectar', 'logout'], found: ['salir'] },
    { typed: ['usuarios', 'equipo', 'permisos', 'roles'], found: ['personas'] },
    { typed: ['publicado', 'lanzar', 'lanzamiento', 'release'], found: ['versiones'] },
  ],
  en: [
    {
      typed: ['extend', 'postpone', 'defer', 'delay', 'prolong', 'more time', 'more days', 'rollover'],
      found: ['extension', 'extend'],
    },
    {
      typed: ['customer service', 'customer care', 'support', 'help', 'questions', 'faq', 'chat'],
      found: ['online service', 'feedback'],
      screens: ['customer-service'],
    },
    {
      typed: ['collect', 'charge', 'settle', 'instalment', 'installment', 'pay', 'payment', 'repay'],
      found: ['pay', 'repay', 'payment'],
    },
    { typed: ['login', 'log in', 'log on', 'enter', 'password', 'session', 'access'], found: ['sign in'] },
    { typed: ['claim', 'grievance', 'dispute', 'objection'], found: ['complaint'] },
    { typed: ['credit', 'debt', 'lend', 'borrow'], found: ['loan'] },
    { typed: ['debit', 'plastic', 'card'], found: ['card'] },
    { typed: ['bank', 'account', 'transfer', 'wallet'], found: ['bank account', 'wallet'] },
    { typed: ['personal data', 'data protection', 'gdpr'], found: ['privacy'] },
    { typed: ['sign', 'signature', 'contract', 'note'], found: ['agreement'] },
    { typed: ['legal', 'conditions', 'small print'], found: ['terms', 'agreement', 'privacy'] },
    { typed: ['overdue', 'arrears', 'past due', 'delinquent'], found: ['late'] },
    { typed: ['promotion', 'promo', 'ad', 'offer', 'landing'], found: ['registration'] },
    { typed: ['sign up', 'enrol', 'enroll', 'join'], found: ['registration'] },
    { typed: ['home', 'front page', 'start'], found: [], screens: ['public-home'] },
    { typed: ['install', 'app store', 'play store'], found: ['download'] },
    {
      typed: ['phone', 'telephone', 'email', 'contact'],
      found: ['feedback'],
      screens: ['customer-service'],
    },
    { typed: ['company', 'who we are'], found: ['about us'] },
    { typed: ['receipt', 'voucher', 'reference'], found: ['payment code'] },
    { typed: ['log out', 'logout', 'sign off'], found: ['sign out', 'leave'] },
    { typed: ['users', 'team', 'permissions', 'roles'], found: ['people'] },
    { typed: ['launch', 'live', 'version'], found: ['releases'] },
  ],
};
