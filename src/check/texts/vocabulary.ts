/**
 * Words that tell a language: those that stand in almost every text, and those of buttons. What two languages write alike
 * is in neither list. It must not know any text.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** By the language of a locale file. */
export const common: { readonly [language: string]: ReadonlySet<string> } = {
  es: words(
    `abierto abre abrir acceder aceptar aceptas acepto actualizar adelante agregar ahora al algo algún antes anterior
    aquí aún ayer ayuda ayudar banco borrar buscar busca cada cambiar cancelar cantidad cargando cargar celular cerrar
    claro clave código cómo como completar con confirma confirmar contacto contigo continuar contrato contraseña
    copiar correo corto crear cuál cuándo cuando cuánto cuenta cuota datos de deben debes del depósito desde después
    detalle detalles detener día días dinero dirección dónde donde el elegir elige ella ellos eliminar empezar en
    entendido entra entrar entre enviar enviando envía error escribe escríbenos escoge ese esta está este esto estos
    fecha fin finalizar firmar forma gracias guardar hace haces hacer hasta hay hola hoy imagen imprimir ingresar
    ingresa iniciar inicio intenta inténtalo ir la las le listo llamar llámanos lo los luego mañana más mas mensaje
    mes mi mientras mis modificar monto mostrar mucho muchos muy nada ni ningún no nombre nos nosotros nuestra nuestro
    nueva nuevo número nunca obtener ocultar olvidar opciones otra otro paga pagar pagas pago pagos pagué para parte
    pedir pide pídelo plazo pero persona poco por porque posponer préstamo préstamos primero producto pronto prórroga
    puede puedes qué que queja quejas quién quieres quitar recibe recibo recibir regresar regístrate registrarse
    renovar reintentar repetir respuesta responder revisa revisar saber saldo salir se sea seguir segundo según si
    sí siguiente sin sobre sol solicitar solicita solo son su subir sus tarde tarjeta teléfono tengo terminar
    términos tiempo tiene tienes todavía todo todos toca tu tus un una unos usar usuario va vas vence vencimiento ver
    verificar vez volver ya yo y`,
  ),
  en: words(
    `a about accept accepted add address after again agree agreement all already also always amount an and answer any
    apply are arrived as ask at away back bank be because been before below between birthday borrow browse but buy by
    call can cancel card cards change check choose clear click close code come complaint complaints complete confirm
    contact continue copy customer daily date day days delete deposit detail details did do does done down due each
    edit email enter every expired extension fast fee field fill find finish first follow for forgot from get give
    good got had has have he help hello here hide home how i if into invalid is it its join just keep know last
    later learn leave let like link loading loan loans log logout look made mail make may me message messages money
    month more most must my name need needs never new next not nothing now number of off ok okay once one only open
    or order other our out over overdue paid password pay payment payments pays phone picture pictures please
    previous print privacy proceed queue rate read ready receive received refresh register reject remind remove rent
    repay repayment reply resend reset retry return save saved search see select send sending sent service set share
    she shop show sign skip some something soon start still stop store submit success successful sure tap term terms
    thank thanks that the their them then there these they this those time to today tomorrow too try turn under
    unknown until up update upload us use username verify view wait want was way we website welcome went were what
    when where which while who why will with within without wrong yes yesterday yet you your`,
  ),
};

/** Written alike, or used alike, in the languages of the app. */
export const shared: ReadonlySet<string> = words(
  `actual app auto bar base bonus capital central chat chip click clic club color control crisis decimal digital
  director doctor email error euro extra factor fax festival final flexible formal general hospital hotel id idea
  ideal interior internet link legal local mail manual marketing menu metro motor natural normal online oral original pdf
  peso pesos pin plan plural plus pop premium principal pro radio real regular rupia rupias sector similar simple sms social
  son local super taxi terminal total tv usual video virtual visa visible visual web whatsapp wifi once a no me he has on in do use sea solo as
  come`,
);

/**
 * Of languages in which the app is not written: words that neither of its own has. They are copied from elsewhere, or by a
 * program that translates.
 */
export const strangers: { readonly [language: string]: ReadonlySet<string> } = {
  fr: words(
    `argent aujourd'hui aussi autre aux avant avec avez avons banque bientôt bonjour ce cette ces chaque choisir choisissez
    compte dans demande demander des donc du elle emprunt emprunter est et êtes être fait jour jours je jusqu'à leur les lire
    lisez lorsque mais mois montant notre nous numéro oui paiement par pas pour pouvez prêt prêts qui rembourser remboursement
    retour sans ses sommes sont sous sur téléphone toujours tous tout trop vers veuillez votre vos vous`,
  ),
  pt: words(
    `agora ainda ajuda até banco boleto cartão com conta dela dele dias empréstimo empréstimos enviar fazer foi hoje isto já
    mais mas meu minha muito não nós nossa nosso obrigado ou pagamento pagar para pelo pode prazo quando sem seu senha sua
    também tem telefone uma valor você voltar`,
  ),
  de: words(
    `aber alle auch auf bei bitte darlehen das der die ein eine einen erst fertig für geld haben heute ich ihr ihre ihren ist
    jetzt kein keine können konto kredit mehr mein mit nach nicht noch nur oder sehr sein sich sie sind später und unser vom
    von vor wir wird zahlen zahlung zum zur zurück`,
  ),
  it: words(
    `adesso anche bisogno che chi ci codice come con conto cosa dal dalla degli dei della delle denaro di dove fare gli
    giorni giorno grazie il importo nella nostro oggi ora pagamento per perché prestiti prestito prima puoi quando questa
    questo rimborso senza sono tuo tua vostro`,
  ),
};

/** How words look that only one of the languages can have. */
export const shapes: { readonly [language: string]: RegExp } = {
  es: /ci[oó]n(?:es)?$|miento$|[aá]mente$|[ñáéíóúü]/,
  en: /tions?$|ght|^wh|^th|ck$|ness$|[^aeiouy]ly$/,
};

/** Their names, for a sentence. */
export const languageNames: { readonly [language: string]: string } = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  it: 'Italian',
};
